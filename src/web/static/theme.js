// Loaded blocking in <head>, so that a dark page never flashes white. Plain JS: it is served as it is.
(() => {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  function chosen() {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null; // storage is forbidden: follow the system
    }
  }
  function apply() {
    const choice = chosen();
    const dark = choice === 'dark' || (choice !== 'light' && systemDark.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
  apply();
  systemDark.addEventListener('change', apply);
  addEventListener('storage', apply); // changed in another tab
  addEventListener('themechange', apply); // changed in this one (app/theme.ts)
})();

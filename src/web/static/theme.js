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
  addEventListener('themechange', apply); // changed in this one (app/shell/theme-switch.tsx)

  // A page that the server drew is read, and pressed, before its script has come: public/early-press.ts presses again.
  if (document.currentScript && 'keepsPresses' in document.currentScript.dataset) {
    const keep = ({ target }) => {
      const button = target.closest('#root button');
      if (!button) return;
      const place = [...document.querySelectorAll('#root button')].indexOf(button);
      document.documentElement.dataset.pressed = `${place} ${button.textContent}`;
    };
    addEventListener('click', keep);
    addEventListener('alive', () => removeEventListener('click', keep));
  }
})();

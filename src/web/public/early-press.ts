/**
 * On a slow phone the page stands there for seconds before it can answer. What was pressed last meanwhile (`static/theme.js` has kept it) is pressed
 * now, once, if the button in that place still says the same.
 */
export function pressAgain(): void {
  dispatchEvent(new Event('alive'));
  const { pressed } = document.documentElement.dataset;
  if (pressed === undefined) return;
  delete document.documentElement.dataset.pressed;
  const button = document.querySelectorAll<HTMLElement>('#root button')[Number.parseInt(pressed, 10)];
  if (button && pressed.endsWith(` ${button.textContent}`)) button.click();
}

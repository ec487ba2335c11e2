/** Where each step but the first begins, in whole percent: the printed figure decides, not the exact one. */
export const HEAT_STEPS = [35, 50, 65, 80];

/** 1 is the palest of five, 5 the strongest. */
export function heatStep(share: number): number {
  const percent = Math.round(share * 100);
  return 1 + HEAT_STEPS.filter((from) => percent >= from).length;
}

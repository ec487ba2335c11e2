/** Once may happen to anybody: from the second time on the screens say it. */
const OFTEN = 2;

export const isOftenMissed = (count: number): boolean => count >= OFTEN;

/** The keys of the steps, on the focused card of the grid; M moves it. */
export const VISIT_KEYS = { arrived: 'C', in_service: 'A', no_show: 'N' } as const;

/** Where somebody left the list: its address, and how far from the upper edge the row was that they opened. Of this window, until it is loaded anew. */
export type ListPlace = { search: string; id: string; offset: number };

let left: ListPlace | undefined;

export const leaveList = (place: ListPlace): void => {
  left = place;
};

export const listLeft = (): ListPlace | undefined => left;

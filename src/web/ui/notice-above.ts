import { createContext, type ReactNode } from 'react';

/** What concerns the page as a whole: it stands above it, and in each sheet and dialog that covers it. */
export const NoticeAbove = createContext<ReactNode>(undefined);

import { Coffee, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { WarningKind } from '#domain/clients/warnings.ts';

/** A kind has one icon everywhere, so that it does not depend on its colour. */
export const warningIcons: Record<WarningKind, LucideIcon> = { harm: TriangleAlert, wish: Coffee };

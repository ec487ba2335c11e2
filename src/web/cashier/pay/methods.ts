import {
  Banknote,
  CalendarClock,
  CircleEllipsis,
  CreditCard,
  Landmark,
  type LucideIcon,
  QrCode,
  WalletCards,
} from 'lucide-react';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';

/** A method's icon, and the key of its short name on tiles. */
export const SIGNS = {
  Dinheiro: { icon: Banknote, word: 'cash' },
  PIX: { icon: QrCode, word: 'pix' },
  'Cartão de Débito': { icon: CreditCard, word: 'debit' },
  'Cartão de Crédito': { icon: WalletCards, word: 'credit' },
  'Transferência Bancária': { icon: Landmark, word: 'transfer' },
  Outro: { icon: CircleEllipsis, word: 'other' },
  'Mensalista (a receber)': { icon: CalendarClock, word: 'monthly' },
} as const satisfies Record<ClientPaymentMethod, { icon: LucideIcon; word: string }>;

import type { LucideIcon } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';

type Props = { icon: LucideIcon; label: string; isAtEnd: boolean; onClick: () => void };

/** One of a pair that leads back and forth. At its end it only says so: a disabled one would drop the focus of who pressed it last. */
export function ArrowButton({ isAtEnd, onClick, ...button }: Props) {
  return (
    <IconButton
      {...button}
      aria-disabled={isAtEnd || undefined}
      className="aria-disabled:cursor-not-allowed! aria-disabled:bg-transparent! aria-disabled:text-placeholder! aria-disabled:opacity-50"
      onClick={isAtEnd ? undefined : onClick}
    />
  );
}

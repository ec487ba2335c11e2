import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountFrame } from './account-frame.tsx';

const tones = { success: 'bg-success-bg text-success-text', danger: 'bg-danger-bg text-danger-text' };

type Props = { title: string; icon: LucideIcon; tone: keyof typeof tones; children: ReactNode };

/** What became of a link that came by mail, or of asking for one. */
export function LinkOutcome({ title, icon: Icon, tone, children }: Props) {
  return (
    <AccountFrame title={title}>
      <div className="mt-6 grid justify-items-start gap-4">
        <span className={`grid size-14 place-items-center rounded-full ${tones[tone]}`}>
          <Icon aria-hidden className="size-7" strokeWidth={1.5} />
        </span>
        {children}
      </div>
    </AccountFrame>
  );
}

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from './button.tsx';
import { firstField, OverlayFrame, type OverlayProps, scrollsWhenShort } from './overlay-frame.tsx';
import { scrim } from './popup-style.ts';

type Props = OverlayProps & { description?: string; width?: 'narrow' | 'wide' };

/** A question or a short form above the page. On a phone it rises from the bottom at full width, near the thumb. */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, description, width = 'narrow', children, ...contents } = props;
  const { t } = useTranslation('ui');
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-4">
          <Base.Popup
            initialFocus={firstField(body)}
            className={`${dialogPanel} ${scrollsWhenShort} ${width === 'wide' ? 'md:max-w-180' : 'md:max-w-120'}`}
          >
            <OverlayFrame
              {...contents}
              head={
                <>
                  <Base.Title className="min-w-0 flex-1 py-4 text-xl font-semibold break-words">{title}</Base.Title>
                  <Base.Close render={<IconButton icon={X} label={t('overlays.close')} />} />
                </>
              }
              body={body}
            >
              {description ? <Base.Description className="text-muted">{description}</Base.Description> : null}
              {children}
            </OverlayFrame>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export const dialogPanel =
  'flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-t-sheet bg-surface shadow-2 outline-none md:rounded-sheet forced-colors:border ' +
  'transition-[opacity,translate,scale] duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 ' +
  'max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:data-ending-style:scale-98 md:data-starting-style:scale-98';

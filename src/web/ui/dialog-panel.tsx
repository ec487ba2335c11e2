import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from './button.tsx';
import { firstField, OverlayFrame, type OverlayProps, scrollsWhenShort } from './overlay-frame.tsx';
import { dialogPanel, scrim } from './popup-style.ts';

export type DialogProps = OverlayProps & {
  description?: string;
  width?: keyof typeof widths;
  /** Only what is in it closes it. */
  isHeld?: boolean;
};

const widths = { narrow: 'md:max-w-120', roomy: 'md:max-w-150', wide: 'md:max-w-180' };

export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, width = 'narrow', isHeld, children, ...contents } = props;
  const { t } = useTranslation('ui');
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => isHeld || onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-4">
          <Base.Popup initialFocus={firstField(body)} className={`${dialogPanel} ${scrollsWhenShort} ${widths[width]}`}>
            <OverlayFrame
              {...contents}
              head={
                <>
                  <Base.Title className="min-w-0 flex-1 py-4 text-xl font-semibold break-words">{title}</Base.Title>
                  {isHeld ? null : <Base.Close render={<IconButton icon={X} label={t('overlays.close')} />} />}
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

import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { firstField, OverlayFrame, type SheetProps, scrollsWhenShort } from './overlay-frame.tsx';
import { scrim } from './popup-style.ts';

export function SheetPanel({ open, onOpenChange, title, isWide, isRoomy, lead, ...contents }: SheetProps) {
  const { t } = useTranslation('ui');
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="right">
      <Drawer.Portal>
        <Drawer.Backdrop className={scrim} />
        <Drawer.Viewport className="fixed inset-0 z-40 flex justify-end">
          <Drawer.Popup
            initialFocus={firstField(body)}
            className={classNames(panel, isWide ? 'md:w-190 md:max-w-full' : isRoomy ? 'md:w-150' : 'md:w-120')}
          >
            <Drawer.Content className={`flex min-h-0 flex-1 flex-col ${scrollsWhenShort}`}>
              <OverlayFrame
                {...contents}
                head={
                  <>
                    {lead}
                    <Drawer.Title className="min-w-0 flex-1 text-xl font-semibold wrap-anywhere">{title}</Drawer.Title>
                    <Drawer.Close render={<IconButton icon={X} label={t('overlays.close')} />} />
                  </>
                }
                body={body}
              />
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

const panel =
  'flex h-dvh w-full flex-col overflow-hidden bg-surface shadow-2 outline-none md:rounded-l-sheet forced-colors:border ' +
  'translate-x-(--drawer-swipe-movement-x) transition-[translate] duration-200 data-swiping:select-none data-swiping:transition-none ' +
  'data-ending-style:translate-x-full data-starting-style:translate-x-full';

import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { keysAt } from './shortcuts.ts';

/** The keys of this screen, then those of all. */
export function ShortcutsDialog({ pathname, ...overlay }: OverlayState & { pathname: string }) {
  const { t } = useTranslation(['help', 'ui']);
  const may = useMay();
  const close = () => overlay.onOpenChange(false);
  return (
    <Dialog
      {...overlay}
      title={t('keys.title')}
      foot={
        <>
          <ButtonLink variant="ghost" onClick={close} render={<Link to={paths.help} />}>
            {t('keys.more')}
          </ButtonLink>
          <Button variant="primary" onClick={close}>
            {t('ui:overlays.close')}
          </Button>
        </>
      }
    >
      {keysAt(pathname, may).map((keys) => (
        <ShortcutList key={keys.screen} {...keys} />
      ))}
    </Dialog>
  );
}

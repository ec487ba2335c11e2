import { useSearchParams } from 'react-router';
import { IMPORT_PARAM } from '#contract/paths.ts';
import { useAddressedOverlay } from '#web/ui/use-overlay.ts';

/** The import's dialog is part of the page's address, so that a link opens it and Back closes it. */
export function useImportAddress() {
  const [params, setParams] = useSearchParams();
  const { turn, isOpen } = useAddressedOverlay(params.has(IMPORT_PARAM) || null);

  function onOpenChange(open: boolean) {
    if (open) params.set(IMPORT_PARAM, '1');
    else params.delete(IMPORT_PARAM);
    setParams(params, { replace: !open, preventScrollReset: true });
  }
  return { turn, open: () => onOpenChange(true), state: { open: isOpen, onOpenChange } };
}

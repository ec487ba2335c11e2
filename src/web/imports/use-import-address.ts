import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IMPORT_PARAM } from '#contract/paths.ts';
import { useAddressedOverlay } from '#web/ui/use-overlay.ts';

/** The import's dialog is part of the page's address, so that a link opens it and Back closes it. */
export function useImportAddress() {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string>(undefined);
  const params = new URLSearchParams(search);
  const { turn, isOpen } = useAddressedOverlay(params.has(IMPORT_PARAM) ? true : null);
  const go = (next: URLSearchParams, options: { replace?: boolean; state?: unknown }) =>
    navigate({ search: next.toString() }, { preventScrollReset: true, ...options });

  function open() {
    params.set(IMPORT_PARAM, '1');
    go(params, { state: { opened: true } });
  }

  /** Goes back in the history, unless a link opened it. */
  function close() {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if ((state as { opened?: boolean } | null)?.opened) return navigate(-1);
    params.delete(IMPORT_PARAM);
    return go(params, { replace: true });
  }

  return { turn, open, state: { open: isOpen, onOpenChange: (isOpen: boolean) => void (isOpen || close()) } };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListSearch } from '#web/ui/list-head.tsx';

const SEARCH = 'busca';
const SHOWN = 'ver';
const OWING = 'devem';
const TAG = 'etiqueta';

/** Search and filters of the list stand in its address, so that "back" leads to the same rows. */
export function useClientList() {
  const [params, setParams] = useSearchParams();
  const searched = params.get(SEARCH) ?? '';
  const { typed, type, wanted } = useListSearch(searched);
  const [last, setLast] = useState(searched);
  // The menu leads to the whole list, also from a search in it.
  if (searched !== last) {
    setLast(searched);
    if (searched !== wanted) type(searched);
  }
  const set = (name: string, value: string) =>
    setParams(
      (params) => {
        if (value === '') params.delete(name);
        else params.set(name, value);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  const keep = useEffectEvent((search: string) => search !== searched && set(SEARCH, search));
  useEffect(() => {
    keep(wanted);
  }, [wanted]);
  return {
    search: wanted,
    typing: { typed, type },
    isOwing: params.get(SHOWN) === OWING,
    showOwing: (isOwing: boolean) => set(SHOWN, isOwing ? OWING : ''),
    tag: params.get(TAG) ?? '',
    showTag: (tag: string) => set(TAG, tag),
    showAll: () => {
      type('');
      setParams({}, { replace: true, preventScrollReset: true });
    },
  };
}

import type { SalonPage } from '#contract/salon-page/operations.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { refusedPicture } from '#web/pictures/refused-picture.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

export function keepPage(page: SalonPage): void {
  queryClient.setQueryData(api.salonPage.read.queryKey(), page);
}

type Saving<Input> = {
  send: (input: Input) => Promise<SalonPage>;
  success?: string | ((page: SalonPage, input: Input) => string);
  /** Where the card says what went wrong. */
  onFailure: (text: string) => void;
};

/** A change of what the page shows, stored as soon as it is made; the answer is the page as it is then. */
export function usePageSave<Input>({ send, success, onFailure }: Saving<Input>) {
  const { t } = useTranslation(['salonPage', 'pictures']);
  return useSave({
    send,
    success,
    onSaved: (page) => {
      onFailure('');
      keepPage(page);
    },
    changed: ['salon_pages'],
    failure: (error) => {
      const refused = refusedPicture(error);
      if (refused) return t(refused);
      if (refusalCode(error) === 'TOO_MANY_WORKS') return t('errors.tooManyWorks');
      if (refusalCode(error) === 'NOT_FOUND') return t('errors.workGone');
      return t('settings.failed', { detail: failureDetail(error) });
    },
    onFailure,
  });
}

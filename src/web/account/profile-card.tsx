import type { ReactNode, SyntheticEvent } from 'react';
import type { Profile } from '#contract/account/operations.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { updateProfile } from '#web/ground/session.ts';
import { useSave } from '#web/ground/use-save.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';

type Props = { title: string; onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown; children: ReactNode };

/** A part of the profile with its own form. */
export function ProfileCard({ title, onSubmit, children }: Props) {
  return (
    <Card>
      <CardHead title={title} />
      <CardBody>
        <form noValidate onSubmit={onSubmit} className="grid justify-items-start gap-4">
          {children}
        </form>
      </CardBody>
    </Card>
  );
}

type Part = 'name' | 'country' | 'language' | 'timezone';

/** Saves one part of the profile, shows it everywhere at once and says how it went. */
export function useProfileChange<Change>(
  part: Part,
  send: (change: Change) => Promise<Profile>,
  form?: { refuse: (fields: Record<string, string>) => boolean },
) {
  const { t } = useTranslation('account');
  return useSave({
    send,
    form,
    onSaved: updateProfile,
    // The language may just have changed, and `t` still speaks the one before.
    success: () => texts.t(`account:profile.saved.${part}`),
    failure: (error) => t(`profile.failed.${part}`, { detail: failureDetail(error) }),
  });
}

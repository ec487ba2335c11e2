import { useState } from 'react';
import type { SalonMember } from '#contract/members/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { askAgainForSession, useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Select } from '#web/ui/select.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';

type Props = OverlayState & { members: readonly SalonMember[]; to?: SalonMember | undefined };

/** Makes somebody else the owner. Who was it goes on as a manager, and this page is no longer theirs. */
export function HandOverDialog({ members, to, ...state }: Props) {
  const { t } = useTranslation('members');
  const { profile } = useSession();
  const others = members.filter(({ role }) => role !== 'owner');
  const [id, setId] = useState(to?.id ?? '');
  const [isMissing, setMissing] = useState(false);
  const chosen = others.find((one) => one.id === id);
  return (
    <PasswordDeed
      {...state}
      title={t('handOver.title', { salon: profile.business_name })}
      description={t(others.length > 0 ? 'handOver.text' : 'handOver.nobody')}
      confirmLabel={t('handOver.open')}
      isFilledIn={() => {
        setMissing(!chosen);
        return chosen !== undefined;
      }}
      deed={(password) => client.members.handOver({ id, password })}
      onDone={askAgainForSession}
      changed={['members']}
      success={t('handOver.done', { name: chosen?.name ?? '' })}
      failure={(detail, error) =>
        refusalCode(error) === 'OWNS_ANOTHER' ? t('handOver.ownsAnother') : t('handOver.failed', { detail })
      }
    >
      <Banner tone="warning">{t('handOver.warning')}</Banner>
      <Select
        label={t('handOver.whom')}
        required
        value={id}
        onChange={setId}
        options={others.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        {...(isMissing && !chosen && { error: t('handOver.choose') })}
      />
    </PasswordDeed>
  );
}

import { client } from '#web/ground/api/client.ts';
import { minutesToWait, refusalCode } from '#web/ground/api/errors.ts';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { OwnEmail } from './own-email.tsx';

export function AccountCard() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const { moment } = useFormat();
  const rows = [
    [t('email'), user.email],
    [t('profile.createdAt'), moment(user.created_at)],
    [t('profile.lastSignIn'), user.last_sign_in_at ? moment(user.last_sign_in_at) : t('profile.never')],
    [
      t('profile.emailConfirmation'),
      <span key="confirmation" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={user.email_confirmed ? 'success' : 'pending'}>
          {t(user.email_confirmed ? 'profile.confirmed' : 'profile.notConfirmed')}
        </Badge>
        {!user.email_confirmed && <ResendConfirmation email={user.email} />}
      </span>,
    ],
  ] as const;
  return (
    <Card>
      <CardHead title={t('profile.account')} />
      <CardRows>
        {rows.map(([label, value]) => (
          <CardRow key={label} className="flex-wrap justify-between gap-y-1">
            <span className="text-muted">{label}</span>
            <span className="min-w-0 font-medium break-words tabular-nums">{value}</span>
          </CardRow>
        ))}
      </CardRows>
      <OwnEmail />
    </Card>
  );
}

/** Optional; sends a lost mail again. */
function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { save, isSaving } = useSave({
    send: client.account.resendConfirmation,
    success: t('profile.confirmationSent', { email }),
    failure: (error) =>
      refusalCode(error) === 'TOO_MANY_TRIES'
        ? t('tooManyTries', { count: minutesToWait(error) })
        : t('profile.confirmationFailed'),
  });
  return (
    <Button loading={isSaving} onClick={() => save({})}>
      {t('profile.resendConfirmation')}
    </Button>
  );
}

import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { useSession } from './session.ts';
import { useFormat } from './use-format.ts';

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
      <Badge key="badge" tone={user.email_confirmed ? 'success' : 'pending'}>
        {t(user.email_confirmed ? 'profile.confirmed' : 'profile.notConfirmed')}
      </Badge>,
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
    </Card>
  );
}

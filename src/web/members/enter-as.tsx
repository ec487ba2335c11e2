import { client } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { JoinFailure } from './join-failure.tsx';
import { useJoin } from './use-join.ts';

type Props = { token: string; email: string; onUsed: () => void; onOther: () => void };

/** As whom this browser is signed in, with one press. */
export function EnterAs({ token, email, onUsed, onOther }: Props) {
  const { t } = useTranslation('members');
  const joining = useJoin({ send: (link: { token: string }) => client.members.joinSignedIn(link), onUsed });
  return (
    <div className="mt-8 grid gap-3">
      <JoinFailure error={joining.error} />
      <Button variant="primary" size="lg" block loading={joining.isPending} onClick={() => joining.mutate({ token })}>
        <span className="min-w-0 wrap-anywhere">{t('join.enterAs', { email })}</span>
      </Button>
      <Button size="lg" block onClick={onOther}>
        {t('join.asOther')}
      </Button>
    </div>
  );
}

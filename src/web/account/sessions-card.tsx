import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import type { SessionPlace } from '#contract/account/sessions.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Query } from '#web/ui/query.tsx';

/** Where the account is signed in, and how to end it elsewhere. */
export function SessionsCard() {
  const { t } = useTranslation('accountSafety');
  const sessions = useQuery(api.account.sessions.queryOptions());
  return (
    <Card>
      <CardHead title={t('sessions.title')} />
      <CardBody className="text-sm text-muted">{t('sessions.hint')}</CardBody>
      <Query query={sessions} failure={(detail) => t('sessions.loadFailed', { detail })}>
        {(sessions) => (
          <>
            <CardRows>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </CardRows>
            {sessions.length > 1 && <EndOthers />}
          </>
        )}
      </Query>
    </Card>
  );
}

function SessionRow({ session }: { session: SessionPlace }) {
  const { t } = useTranslation('accountSafety');
  const { moment } = useFormat();
  const { address, signed_in_at, seen_at, is_current } = session;
  const device = useDevice(session);
  return (
    <CardRow className="flex-wrap justify-between">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {is_current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </span>
        <span className="text-13 break-words text-muted tabular-nums">
          {address ? t('sessions.address', { address }) : t('sessions.noAddress')}
        </span>
        <span className="text-13 text-muted tabular-nums">
          {t('sessions.signedIn', { moment: moment(signed_in_at) })} · {t('sessions.seen', { moment: moment(seen_at) })}
        </span>
      </div>
      {!is_current && <EndOne id={session.id} device={device} />}
    </CardRow>
  );
}

/** In words: the browser and the system that it told, as far as it did. */
function useDevice({ browser, system }: SessionPlace): string {
  const { t } = useTranslation('accountSafety');
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

function EndOne({ id, device }: { id: string; device: string }) {
  const { t } = useTranslation('accountSafety');
  const confirm = useConfirm();
  const { save, isSaving } = useSave({
    send: client.account.endSession,
    success: t('sessions.ended'),
    changed: ['users'],
    failure: (error) =>
      refusalCode(error) === 'NOT_FOUND'
        ? t('sessions.gone')
        : t('sessions.endFailed', { detail: failureDetail(error) }),
  });
  const end = async () => {
    const isSure = await confirm({
      title: t('sessions.endQuestion'),
      description: t('sessions.endText', { device }),
      confirmLabel: t('sessions.end'),
    });
    if (isSure) await save({ id });
  };
  return (
    <Button icon={LogOut} aria-label={t('sessions.endOne', { device })} loading={isSaving} onClick={end}>
      {t('sessions.end')}
    </Button>
  );
}

function EndOthers() {
  const { t } = useTranslation('accountSafety');
  const confirm = useConfirm();
  const { save, isSaving } = useSave({
    send: client.account.endOtherSessions,
    success: ({ ended }) => t('sessions.othersEnded', { count: ended }),
    changed: ['users'],
    failure: (error) => t('sessions.endFailed', { detail: failureDetail(error) }),
  });
  const end = async () => {
    const isSure = await confirm({
      title: t('sessions.endOthersQuestion'),
      description: t('sessions.endOthersText'),
      confirmLabel: t('sessions.endOthersConfirm'),
    });
    if (isSure) await save({});
  };
  return (
    <CardBody className="pt-4">
      <Button loading={isSaving} onClick={end}>
        {t('sessions.endOthers')}
      </Button>
    </CardBody>
  );
}

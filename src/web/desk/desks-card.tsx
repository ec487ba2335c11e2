import { useQuery } from '@tanstack/react-query';
import { deskForm } from '#contract/desk/forms.ts';
import type { ListedDesk } from '#contract/desk/operations.ts';
import { LOCK_MINUTES } from '#domain/desk/lock-time.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Query } from '#web/ui/query.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useStoredForm } from '#web/ui/use-stored-form.ts';
import { keepDesk } from './kept-desk.ts';
import { touch } from './kept-lock.ts';

/** Makes this device a desk, and lists those of the salon. */
export function DesksCard() {
  const { t } = useTranslation('desk');
  const listed = useQuery(api.desk.list.queryOptions());
  return (
    <Card className="max-w-180">
      <CardHead title={t('here.title')} />
      <Query query={listed} rows={3} failure={(detail) => t('list.loadFailed', { detail })}>
        {({ desks }) => (
          <>
            <DeskForm desk={desks.find(({ is_this_device }) => is_this_device)} />
            {desks.length > 0 && (
              <CardRows aria-label={t('list.title')}>
                {desks.map((desk) => (
                  <DeskRow key={desk.id} desk={desk} />
                ))}
              </CardRows>
            )}
          </>
        )}
      </Query>
    </Card>
  );
}

function DeskForm({ desk }: { desk: ListedDesk | undefined }) {
  const { t } = useTranslation('desk');
  const { name = t('here.usualName'), lock_minutes = LOCK_MINUTES.usual } = desk ?? {};
  const form = useStoredForm(deskForm, { name, lock_minutes });
  const { save } = useSave({
    send: client.desk.turnOn,
    form,
    onSaved: (made) => {
      touch(Date.now());
      keepDesk(made);
    },
    success: t(desk ? 'here.saved' : 'here.turnedOn'),
    changed: ['desks'],
    failure: (error) => t('here.failed', { detail: failureDetail(error) }),
  });
  return (
    <CardBody>
      <form noValidate onSubmit={form.submit(save)} className="grid grid-cols-1 justify-items-start gap-4">
        <p className="text-sm text-muted">
          {t('here.text')} {t('here.pinFirst')}
        </p>
        <TextField label={t('here.name')} {...form.field('name')} className="w-full" capitalise="sentences" required />
        <NumberField
          label={t('here.minutes')}
          hint={t('here.minutesHint')}
          {...form.control('lock_minutes')}
          min={LOCK_MINUTES.least}
          max={LOCK_MINUTES.most}
          required
        />
        <Button type="submit" loading={form.isSubmitting}>
          {t(desk ? 'here.save' : 'here.turnOn')}
        </Button>
      </form>
    </CardBody>
  );
}

function DeskRow({ desk }: { desk: ListedDesk }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const confirm = useConfirm();
  const { id, name, lock_minutes, created_at, is_this_device } = desk;
  const { save, isSaving } = useSave({
    send: client.desk.end,
    onSaved: () => is_this_device && keepDesk(null),
    success: t('list.ended'),
    changed: ['desks'],
    failure: (error) => t('list.endFailed', { detail: failureDetail(error) }),
  });

  async function end() {
    const question = { title: t('list.question', { name }), description: t('list.warning') };
    if (await confirm({ ...question, confirmLabel: t('list.confirm') })) await save({ id });
  }

  return (
    <CardRow>
      <span className="grid min-w-0 flex-1 gap-0.5 text-13 text-muted">
        <span className="flex flex-wrap items-center gap-2 text-sm font-medium text-text">
          {name}
          {is_this_device && <Badge tone="success">{t('list.this')}</Badge>}
        </span>
        {t('list.since', { count: lock_minutes, day: moment(created_at) })}
      </span>
      <Button variant="danger" size="sm" aria-label={t('list.endName', { name })} loading={isSaving} onClick={end}>
        {t('list.end')}
      </Button>
    </CardRow>
  );
}

import { useState } from 'react';
import { accessForm } from '#contract/portal/forms.ts';
import type { IssuedAccess as Issued } from '#contract/portal/operations.ts';
import type { TeamMember } from '#contract/team/operations.ts';
import { digitsOf } from '#domain/portal/pin.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useAccessSentence } from './access-state.tsx';
import { IssuedAccess } from './issued-access.tsx';

type Props = OverlayState & { member: TeamMember };

/** Creates, replaces or disables a link of the portal. A new one is shown here once. */
export function AccessDialog({ member, open, onOpenChange }: Props) {
  const { t } = useTranslation(['portal', 'common']);
  const { id: staff_id, nome: name, telefone: phone, portal } = member;
  const [issued, setIssued] = useState<Issued>();
  const confirm = useConfirm();
  const form = useForm(accessForm, { defaultValues: { pin: '' } });
  const pin = form.control('pin');
  const state = useAccessSentence(portal);

  const making = useSave({
    send: async ({ pin }: { pin: string }) => wholeAnswer(await client.portal.createAccess({ staff_id, pin })),
    form,
    onSaved: setIssued,
    changed: ['staff_portal_access'],
  });
  const ending = useSave({
    send: (whose: { staff_id: string }) => client.portal.removeAccess(whose),
    onSaved: () => onOpenChange(false),
    success: t('access.disabled'),
    changed: ['staff_portal_access'],
  });

  const make = form.submit(async (values) => {
    const isInUse = portal !== null && portal.state !== 'blocked';
    const question = {
      title: t('access.renewQuestion', { name }),
      description: t('access.renewWarning'),
      confirmLabel: t('access.renew'),
    };
    if (!isInUse || (await confirm(question))) await making.save(values);
  });

  async function end() {
    const question = {
      title: t('access.disableQuestion', { name }),
      description: t('access.disableWarning', { name }),
      confirmLabel: t('access.disable'),
    };
    if (await confirm(question)) await ending.save({ staff_id });
  }

  const failed =
    (making.error && t('access.failed', { detail: detailOf(making.error) })) ||
    (ending.error && t('access.disableFailed', { detail: detailOf(ending.error) }));

  /** The specification's details for a link that could not be created. */
  function detailOf(error: Error): string {
    if (error.cause === 'noAnswer' || error.cause === 'noToken') return t(`access.${error.cause}`);
    const code = refusalCode(error);
    return code === 'NOT_FOUND' || code === 'NO_PORTAL' ? t(`access.details.${code}`) : failureDetail(error);
  }

  const foot = issued ? (
    <Button variant="primary" className="max-md:flex-1" onClick={() => onOpenChange(false)}>
      {t('access.done')}
    </Button>
  ) : (
    <>
      {/* The cross does the same. */}
      <Button className="max-[24rem]:hidden" onClick={() => onOpenChange(false)}>
        {t('common:cancel')}
      </Button>
      <Button variant="primary" type="submit" loading={making.isSaving}>
        {t(portal ? 'access.renew' : 'access.create')}
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('access.title', { name })}
      foot={foot}
      onSubmit={issued ? undefined : make}
    >
      <div role="alert" className="empty:hidden">
        {failed && !form.hasErrors && <Banner tone="danger">{failed}</Banner>}
      </div>
      <div role="status" className="empty:hidden">
        {issued && (
          <Banner tone="success">
            <strong className="block font-semibold">{t('access.generated')}</strong>
            {t('access.once')}
          </Banner>
        )}
      </div>
      {issued ? (
        <IssuedAccess issued={issued} name={name} phone={phone} />
      ) : (
        <>
          <p className="text-sm text-muted">{t('access.intro', { name })}</p>
          {portal && (
            <Banner
              tone={portal.state === 'live' ? 'quiet' : 'warning'}
              action={{ label: t('access.disable'), onPress: end }}
            >
              {state}
            </Banner>
          )}
          <TextField
            label={t('access.pin')}
            hint={t('access.pinHint')}
            value={pin.value}
            onChange={(event) => pin.onChange(digitsOf(event.currentTarget.value))}
            error={pin.error}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
        </>
      )}
    </Dialog>
  );
}

/** A proxy may answer instead of the server: nobody must get a link without a token. */
function wholeAnswer(answer: Issued | null | undefined): Issued {
  if (!answer) throw new Error('There is no answer.', { cause: 'noAnswer' });
  if (!answer.token || !answer.pin) throw new Error('There is no token in the answer.', { cause: 'noToken' });
  return answer;
}

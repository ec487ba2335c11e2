import { Undo2 } from 'lucide-react';
import { type RightsForm, rightsForm } from '#contract/members/forms.ts';
import type { SalonMember } from '#contract/members/operations.ts';
import {
  differenceFrom,
  discountLimitOf,
  GIVEN_ROLES,
  type GivenRole,
  RIGHT_GROUPS,
  RIGHTS,
  type Right,
  rightsOf,
} from '#domain/members/rights.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { RightRow } from './right-row.tsx';
import { TieField } from './tie-field.tsx';
import { useTone } from './use-tone.ts';

type Props = OverlayState & { member: SalonMember; members: readonly SalonMember[]; onEnd: () => void };

const GROUPS = Object.entries(RIGHT_GROUPS) as [keyof typeof RIGHT_GROUPS, readonly Right[]][];

/** What a role allows where nobody has changed it for somebody. The limit stands there also while no discount may be given. */
const usualOf = (role: GivenRole) => ({
  rights: [...rightsOf(role)],
  discount_limit: discountLimitOf(role) || discountLimitOf('receptionist'),
});

/** What somebody is and may do, switch by switch, beside what their role allows. */
export function RightsSheet({ member, members, onEnd, ...overlay }: Props) {
  const { t } = useTranslation('members');
  const { id, version, name } = member;
  const tone = useTone()(member);
  const given = member.role as GivenRole;
  const form = useForm(rightsForm, {
    defaultValues: {
      role: given,
      staff_id: member.staff_id,
      rights: [...rightsOf(given, member)],
      discount_limit: discountLimitOf(given, member) || usualOf(given).discount_limit,
    },
  });
  const { frame } = useFormOverlay(overlay, form, {
    send: (input: RightsForm) => client.members.change({ id, version, ...input }),
    success: t('sheet.saved'),
    changed: ['members'],
    failure: (error) =>
      refusalCode(error) === 'STALE' ? t('sheet.stale') : t('sheet.failed', { detail: failureDetail(error) }),
  });
  const [role, rights, limit, tie] = [
    form.control('role'),
    form.control('rights'),
    form.control('discount_limit'),
    form.control('staff_id'),
  ];
  const has = new Set(rights.value);
  const difference = differenceFrom(role.value, has, limit.value);
  const isLimitOwn = difference.discount_limit !== null;
  const count = difference.granted.length + difference.withheld.length + Number(isLimitOwn);

  function become(role: GivenRole) {
    const usual = usualOf(role);
    form.control('role').onChange(role);
    rights.onChange(usual.rights);
    limit.onChange(usual.discount_limit);
  }

  const turn = (right: Right, isOn: boolean) =>
    rights.onChange(RIGHTS.filter((one) => (one === right ? isOn : has.has(one))));

  return (
    <FormSheet
      {...frame}
      isRoomy
      lead={<Avatar name={name} tone={tone} />}
      title={t('sheet.title', { name })}
      saveLabel={t('sheet.save')}
      isDeedWide
      deed={
        <Button variant="danger" className="mr-auto -ml-3 max-md:px-3" onClick={onEnd}>
          {t('end.open')}
        </Button>
      }
    >
      <SegmentedChoice
        label={t('columns.role')}
        value={role.value}
        onChange={become}
        options={GIVEN_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <div className="flex min-h-8 items-center justify-between gap-3 text-13">
        <p role="status">
          <strong className="font-semibold">{t('sheet.different', { count })}</strong>{' '}
          <span className="text-muted">{t(`sheet.than.${role.value}`)}</span>
        </p>
        {count > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={Undo2}
            className="-mr-3 text-brand-text!"
            onClick={() => become(role.value)}
          >
            {t('sheet.usual')}
          </Button>
        )}
      </div>
      {GROUPS.map(([group, names]) => (
        <section key={group} aria-label={t(`groups.${group}`)} className="rounded-card border border-divider">
          <h3 className="rounded-t-card bg-page px-4 py-2.5 text-13 font-semibold dark:bg-subtle">
            {t(`groups.${group}`)}
          </h3>
          {names.map((right) => (
            <RightRow
              key={right}
              right={right}
              isOn={has.has(right)}
              isMore={difference.granted.includes(right)}
              isLess={difference.withheld.includes(right)}
              isOther={right === 'discounts' && isLimitOwn}
              onChange={(isOn) => turn(right, isOn)}
            >
              {right === 'discounts' && has.has(right) && (
                <NumberField
                  label={t('sheet.limit')}
                  hideLabel
                  suffix="%"
                  min={0}
                  max={100}
                  className="w-23 md:[&_input]:h-9 [&_input]:pr-9 [&_input]:text-right [&_input]:text-sm"
                  value={limit.value}
                  onChange={(value) => limit.onChange(value as number)}
                  {...(limit.error && { error: limit.error })}
                />
              )}
            </RightRow>
          ))}
        </section>
      ))}
      <TieField
        members={members}
        present={member.staff_id}
        role={role.value}
        value={tie.value}
        error={tie.error}
        onChange={tie.onChange}
      />
    </FormSheet>
  );
}

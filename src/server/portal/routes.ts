import { mayDo } from '#domain/members/rights.ts';
import { SHOWN_BY_A_LINK } from '#domain/portal/who.ts';
import { open, owned } from '#server/kernel/http/api.ts';
import type { Prove } from '#server/kernel/http/portal.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import type { Member } from '#server/kernel/principal.ts';
import { languageOf, textsIn } from '#server/kernel/texts.ts';
import { createAccess, removeAccess } from './change-access.ts';
import { linkOf } from './prove.ts';
import { ownAgendaOf } from './prove-member.ts';
import type { PortalServices } from './services.ts';

const mayMakeLink = (member: Member) => SHOWN_BY_A_LINK.every((right) => mayDo(member, right));

export function portalRoutes(services: PortalServices) {
  return {
    createAccess: owned.portal.createAccess.handler(async ({ input, context, errors }) => {
      if (!mayMakeLink(context.member)) throw errors.NOT_ALLOWED();
      const { token, pin } = accepted(await createAccess(context, services, input), errors);
      return { token, pin };
    }),

    removeAccess: owned.portal.removeAccess.handler(async ({ input, context, errors }) => {
      accepted(await removeAccess(context, input.staff_id), errors);
      return { done: true };
    }),
  };
}

export function portalRpc(services: PortalServices, prove: Prove) {
  return {
    staffPortalUpsertAccess: owned.rpc.staffPortalUpsertAccess.handler(async ({ input, context, errors }) => {
      if (!mayMakeLink(context.member)) throw errors.NOT_ALLOWED();
      const { staff_id, pin, user_id } = input;
      if ((user_id ?? context.owner) !== context.owner) throw errors.NOT_FOUND();
      const made = await createAccess(context, services, { staff_id, pin: pin ?? '' });
      const issued = accepted(made, errors);
      return { token: issued.token, pin: issued.pin };
    }),

    staffPortalTokenInfo: open.rpc.staffPortalTokenInfo.handler(async ({ input, context }) => {
      const { token } = input;
      const link = token === undefined ? (await ownAgendaOf(context))?.professional : await linkOf(context, token);
      if (!link) return null;
      const { staff_name, color, business_name, language, country, timezone } = link;
      return { staff_name, color, business_name, language, country, timezone };
    }),

    staffPortalValidate: open.rpc.staffPortalValidate.handler(async ({ input, context, errors }) => {
      const proof = await prove(context, input.token, input.pin);
      if (proof.ok) return { ok: true, staff_name: proof.name };
      if (proof.reason === 'locked') {
        throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds: proof.retryAfterSeconds } });
      }
      const t = textsIn(languageOf(context.acceptLanguage));
      return { ok: false, staff_name: null, message: t('portal:server.pinWrong') };
    }),
  };
}

import * as z from 'zod/mini';
import { COUNTRIES, LANGUAGES } from '#domain/shared/countries.ts';
import { notFound } from '../errors.ts';
import { del, post } from '../operation.ts';
import { done } from '../shared.ts';
import { portalAppointmentsRpc } from './appointments.ts';
import { portalCommissionsRpc } from './commissions.ts';
import { accessForm, portalPin, portalToken, upsertAccessInput } from './forms.ts';
import { portalSheetsRpc } from './sheets.ts';

/** How it stands with the link of a professional. Neither link nor PIN can be read again. */
export const portalAccess = z.object({
  since: z.string(),
  /** Locked for a while, or blocked for good, by wrong PINs. */
  state: z.enum(['live', 'locked', 'blocked']),
  /** While it is locked. */
  locked_until: z.nullable(z.string()),
});

export type PortalAccess = z.infer<typeof portalAccess>;

/** Shown once; only their hashes are kept. */
const issued = z.object({ token: z.uuid(), pin: z.string() });

export type IssuedAccess = z.infer<typeof issued>;

/** Whose link it is, as its page greets them. */
const portalLink = z.object({
  staff_name: z.string(),
  /** Theirs in the agenda. */
  color: z.string(),
  business_name: z.string(),
  /** Of the salon: what its page is to be written in. */
  language: z.enum(LANGUAGES),
  country: z.enum(COUNTRIES),
  timezone: z.string(),
});

export type PortalLink = z.infer<typeof portalLink>;

const staff = z.object({ staff_id: z.uuid() });

const accessErrors = {
  ...notFound,
  /** The owner, and whoever is inactive, have no portal. */
  NO_PORTAL: { status: 409 },
};

export const portalContract = {
  createAccess: post(
    '/portal/access/{staff_id}',
    'team',
    'Make a link of the portal with its PIN, which ends the link before it; an empty PIN is made by chance',
  )
    .errors(accessErrors)
    .input(z.extend(accessForm, staff.shape))
    .output(issued),
  removeAccess: del('/portal/access/{staff_id}', 'team', 'End the link of a professional')
    .errors(notFound)
    .input(staff)
    .output(done),
};

/** What the specification names. Each call carries the link's token, and the PIN unless it says otherwise; of a member who is tied to a
 * professional, the session is as good. */
export const portalRpc = {
  staffPortalUpsertAccess: post(
    '/rpc/staff_portal_upsert_access',
    'team',
    'Of the signed-in owner: a link of the portal with its PIN, which ends the link before it',
  )
    .errors(accessErrors)
    .input(upsertAccessInput)
    .output(issued),
  staffPortalTokenInfo: post(
    '/rpc/staff_portal_token_info',
    'nothing',
    'Whose link it is, by its token alone; null where it is not, or no longer, in use. Without a token, the professional who is signed in',
  )
    .input(z.object({ token: z.optional(portalToken) }))
    .output(z.nullable(portalLink)),
  staffPortalValidate: post(
    '/rpc/staff_portal_validate',
    'nothing',
    'Whether token and PIN belong together; what is wrong with them is not told',
  )
    .input(z.object({ token: portalToken, pin: portalPin }))
    .output(z.object({ ok: z.boolean(), staff_name: z.nullable(z.string()), message: z.optional(z.string()) })),
  ...portalAppointmentsRpc,
  ...portalCommissionsRpc,
  ...portalSheetsRpc,
};

import * as z from 'zod/mini';
import { notFound } from '../errors.ts';
import { version } from '../fields.ts';
import { get, nextPage, post, rowId } from '../operation.ts';
import { done, pageOf } from '../shared.ts';
import { card, warnings } from './appointments.ts';
import { approvalForm } from './appointments-forms.ts';

const request = z.extend(card, {
  created_at: z.string(),
  /** The services with what they cost and take, in their order. */
  lines: z.array(z.object({ service_name: z.string(), unit_price: z.int(), duration_minutes: z.int() })),
  /** Who does all of it, as far as it is not somebody else's already; null is everybody. */
  doers: z.nullable(z.array(z.uuid())),
});

export type AgendaRequest = z.infer<typeof request>;

const answered = z.object({
  how: z.enum(['approved', 'refused', 'cancelled', 'finalised', 'removed']),
  /** The salon, or the professional who did it at the portal. */
  by: z.string(),
  at: z.string(),
});

export type Answered = z.infer<typeof answered>;

/** The request has had its answer: who comes second is told whose. */
const answeredErrors = { ...notFound, ANSWERED: { status: 409, data: answered } };

/** Online bookings that await the owner's word. */
export const requestsContract = {
  pending: get('/agenda/pending', 'all_agenda', 'Requests awaiting approval, the nearest first')
    .input(nextPage)
    .output(pageOf(request)),
  pendingCount: get('/agenda/pending/count', 'all_agenda', 'How many requests await approval').output(
    z.object({ count: z.int() }),
  ),
  approve: post(
    '/agenda/appointments/{id}/approve',
    'all_agenda',
    'Approve a request for a professional; a conflict, and what they do not do, warns and does not stop it',
  )
    .errors({
      ...answeredErrors,
      /** Nobody is assigned and nobody was chosen. */
      PROFESSIONAL_MISSING: { status: 409 },
      /** The chosen one is not (or no longer) an active professional of the salon. */
      PROFESSIONAL_NOT_FOUND: { status: 409 },
    })
    .input(approvalForm)
    /** `version` is what taking it back asks for. */
    .output(
      z.object({
        professional: z.string(),
        conflict: z.boolean(),
        not_done_by: warnings.shape.not_done_by,
        version: z.string(),
      }),
    ),
  undoApproval: post(
    '/agenda/appointments/{id}/approve/undo',
    'all_agenda',
    'Take an approval back: the request awaits its answer as it was',
  )
    .errors({
      ...notFound,
      /** Something has happened to the appointment since that approval. */
      STALE: { status: 409 },
      /** The time of the professional whom the visitor chose was taken meanwhile. */
      CONFLICT: { status: 409, data: z.object({ professional: z.string() }) },
    })
    .input(z.object({ id: z.uuid(), version }))
    .output(done),
  refuse: post('/agenda/appointments/{id}/refuse', 'all_agenda', 'Refuse a request: it is deleted')
    .errors(answeredErrors)
    .input(rowId)
    .output(done),
};

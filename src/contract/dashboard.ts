import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { commonErrors } from './errors.ts';

/** What the salon has already set up: feeds the suggestion cards and the first-run checklist. */
const setUp = z.object({
  has_services: z.boolean(),
  has_clients: z.boolean(),
  has_staff: z.boolean(),
  /** Somebody besides the owner, whom the sign-up registers. */
  has_team: z.boolean(),
  has_contact: z.boolean(),
  has_set_hours: z.boolean(),
});

export type SetUp = z.infer<typeof setUp>;

export const dashboardContract = {
  setUp: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/dashboard/set-up',
      tags: ['dashboard'],
      summary: 'What the salon has already set up',
    })
    .output(setUp),
};

/**
 * The salon whose data a piece of work may touch. Only kernel/session, kernel/visit (together with a handle that can do no more than
 * visitors may) or a trusted start-up task makes one.
 */
export type OwnerId = string & { readonly proof: 'owner' };

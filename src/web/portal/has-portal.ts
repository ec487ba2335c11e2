import { mayHavePortal } from '#domain/portal/who.ts';
import { isBuilt } from '#web/ground/built.ts';

/** Nobody is offered a link before there is a page that it leads to. */
export function hasPortal(member: Parameters<typeof mayHavePortal>[0]): boolean {
  return isBuilt('portal') && mayHavePortal(member);
}

import type { FastifyRequest } from 'fastify';

/** Whether the connection that a request came by is closed. */
export const hasHungUp = (request: FastifyRequest): boolean => request.raw.socket.destroyed;

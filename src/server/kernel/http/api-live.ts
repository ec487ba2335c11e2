const STREAM = {
  200: {
    description: 'Server-sent events, for as long as the caller listens.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  },
  401: { description: 'No session, or a wrong token or PIN.' },
  429: { description: 'Too many open streams (TOO_MANY_STREAMS), or too many wrong PINs (TOO_MANY_TRIES).' },
};

const EVENTS = `Each event is one line, \`data: <what>\`, where \`what\` is the kind of row that changed in the salon: \`appointments\`, \`sales\`, \`payments\`,
\`clients\`, \`staff\`, \`services\`, \`products\` and so on. \`*\` says that anything may be different. It carries no data: whoever shows something of that kind asks
for it again. A line \`:\` every 20 seconds shows that the stream lives; \`retry:\` says after how many milliseconds to come back when it ends, which it also does when
the session or the link ends.`;

const AGE =
  'For how many milliseconds the caller has been reading already: where something was written meanwhile, the first event is `*`. Left out, nothing was read yet.';

/** The live channel, which is no operation of the contract: it never ends by itself. */
export const LIVE_PATHS = {
  '/live': {
    get: {
      operationId: 'live',
      tags: ['live'],
      summary: 'What changes in the signed-in owner’s salon, as it changes',
      description: EVENTS,
      security: [{ session: [] }],
      parameters: [
        {
          name: 'age',
          in: 'query',
          required: false,
          description: AGE,
          schema: { type: 'integer', description: 'in milliseconds' },
        },
      ],
      responses: STREAM,
    },
  },
  '/rpc/staff_portal_live': {
    post: {
      operationId: 'rpc.staffPortalLive',
      tags: ['live'],
      summary: 'What changes for the professional whose link it is, as it changes',
      description: EVENTS,
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                token: { type: 'string', format: 'uuid' },
                pin: { type: 'string', pattern: '^[0-9]{6}$', description: 'six digits' },
                age: { type: 'integer', description: AGE },
              },
              required: ['token', 'pin'],
            },
          },
        },
      },
      responses: STREAM,
    },
  },
};

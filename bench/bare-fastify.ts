// The least that Fastify can do, in a process of its own: what the others are measured against.
import Fastify from 'fastify';

const http = Fastify();
http.get('/', async () => ({ status: 'ok' }));
const url = await http.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.({ url });

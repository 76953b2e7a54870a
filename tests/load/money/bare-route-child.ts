// Run as a process of its own: a route of hono that returns a constant.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.all('*', (c) => c.json({ status: 'success' }));
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`The route is ready: here (port ${port})`));

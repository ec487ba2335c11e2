import { ChevronRight, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHead } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Paper, PaperSum, PaperTable, Signatures } from '../ui/paper.tsx';
import { FailureDetail, Query, type Read } from '../ui/query.tsx';
import { Table } from '../ui/table.tsx';
import { TableCell } from '../ui/table-parts.tsx';
import { TextField } from '../ui/text-field.tsx';

const clients = ['Marina Figueiredo', 'Zélia Porto', 'Érica Nunes'];

/** What is read from a server in each of its states, and rows that unfold; paper and a group of fields. */
export default function Queries() {
  return (
    <FailureDetail value={() => 'sem conexão'}>
      <QueryExample name="Clientes" />
      <QueryExample name="Histórico" isPaged />
      <Card>
        <CardHead title="Dias" />
        <DayTable />
      </Card>
      <PaperExample />
      <Card>
        <CardBody>
          <FieldGroup label="Endereço de cobrança">
            <TextField label="Rua" />
            <TextField label="Cidade" />
          </FieldGroup>
        </CardBody>
      </Card>
    </FailureDetail>
  );
}

const states: Record<string, Pick<Read<string[]>, 'data' | 'error' | 'isFetching'>> = {
  carregando: { data: undefined, error: null, isFetching: true },
  falha: { data: undefined, error: new Error(), isFetching: false },
  vazio: { data: [], error: null, isFetching: false },
  pronto: { data: clients, error: null, isFetching: false },
  'falha depois': { data: clients, error: new Error(), isFetching: false },
};

function QueryExample({ name, isPaged = false }: { name: string; isPaged?: boolean }) {
  const [state, setState] = useState('carregando');
  const [tries, setTries] = useState(0);
  const query = { ...(states[state] ?? states.pronto), refetch: () => setTries(tries + 1) } as Read<string[]>;
  return (
    <Card>
      <CardHead title={name} />
      <CardBody className="flex flex-wrap gap-2">
        {Object.keys(states).map((one) => (
          <Button key={one} size="sm" aria-label={`${name}: ${one}`} onClick={() => setState(one)}>
            {one}
          </Button>
        ))}
        <output aria-label={`Tentativas de ${name}`}>{tries}</output>
      </CardBody>
      <section aria-label={name}>
        <Query
          query={isPaged ? { ...query, isPaged } : query}
          failure={(detail) => `Erro ao carregar: ${detail}`}
          rows={3}
          empty={<EmptyState picture={Users} title="Nenhum cliente" />}
        >
          {(names) => (
            <ul className="px-6 pb-4">
              {names.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </Query>
      </section>
    </Card>
  );
}

const days = [
  { date: '17/11/2026', count: 3, total: 240 },
  { date: '16/11/2026', count: 1, total: 90 },
];
type Day = (typeof days)[number];
const money = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

function DayTable() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const isOpen = ({ date }: Day) => open.includes(date);
  return (
    <Table
      label="Dias"
      rows={days}
      rowKey={({ date }) => date}
      columns={[
        {
          key: 'date',
          header: 'Dia',
          cell: (day) => (
            <span className="flex items-center gap-2">
              <ChevronRight aria-hidden className={`size-4 ${isOpen(day) ? 'rotate-90' : ''}`} />
              {day.date}
            </span>
          ),
        },
        { key: 'count', header: 'Vendas', align: 'right', cell: ({ count }) => count },
        { key: 'total', header: 'Total', align: 'right', cell: ({ total }) => money(total) },
      ]}
      unfold={{
        isOpen,
        onToggle: (day) => setOpen(isOpen(day) ? open.filter((one) => one !== day.date) : [...open, day.date]),
        content: ({ date }) => <p className="px-6 py-3">O que foi vendido em {date}</p>,
        rows: ({ count, total }) => (
          <tr>
            <TableCell>PIX</TableCell>
            <TableCell align="right">{count}</TableCell>
            <TableCell align="right">{money(total)}</TableCell>
          </tr>
        ),
      }}
      foot={
        <tr>
          <TableCell colSpan={2}>Total do mês</TableCell>
          <TableCell align="right">{money(330)}</TableCell>
        </tr>
      }
      phone={({ date, count, total }) => ({ title: date, value: money(total), detail: `${count} vendas` })}
    />
  );
}

function PaperExample() {
  return (
    <Paper
      salon={{ business_name: 'Studio Madeixa', address: 'Rua Augusta, 500', phone: '+5511987654321' }}
      title="Recibo"
      note="Nº 12"
      facts={[
        ['Cliente', 'Marina Figueiredo'],
        ['Data', '17/11/2026'],
      ]}
      className="p-8"
    >
      <PaperTable
        heads={['Descrição', 'Quantidade', 'Total']}
        rows={[{ key: 'cut', cells: ['Corte feminino', '1', money(120)] }]}
        numbersFrom={1}
        className="[&_:is(td,th)]:py-2"
      />
      <PaperSum name="Total" value={money(120)} className="text-xl font-semibold" />
      <Signatures of={['Studio Madeixa', 'Marina Figueiredo']} className="gap-10 pt-16" />
    </Paper>
  );
}

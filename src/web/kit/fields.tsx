import { Check } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { cents as inCents, moneyParts, parseMoney } from '#domain/shared/money.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateField } from '../ui/date-field.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { MoneyField, NumberField } from '../ui/number-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SegmentedChoice } from '../ui/segmented-choice.tsx';
import { EmailField, TextArea, TextField } from '../ui/text-field.tsx';
import { TimeField } from '../ui/time-field.tsx';
import { usePlace } from '../ui/use-place.ts';
import { Example } from './example.tsx';

const methods = ['Dinheiro', 'PIX', 'Boleto'].map((name) => ({ value: name, label: name }));
const countries = [
  { code: 'BR', name: 'Brasil', dial: '+55', placeholder: '(11) 99999-9999' },
  { code: 'PT', name: 'Portugal', dial: '+351' },
];
export default function Fields() {
  return (
    <>
      <RegisteredForm />
      <ValueFields />
    </>
  );
}

/** As pages use the kit with react-hook-form: refs, native events, errors. */
function RegisteredForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', email: '', password: '', method: '', note: '', terms: false },
  });
  const [saved, setSaved] = useState('');
  const { errors } = formState;
  return (
    <Example title="Formulário">
      <form
        noValidate
        onSubmit={handleSubmit((values) => setSaved(JSON.stringify(values)))}
        className="grid grid-cols-2 gap-5 max-md:grid-cols-1"
      >
        <TextField
          label="Nome"
          required
          capitalise="words"
          tidy={(name) => name.trim()}
          error={errors.name && 'Nome é obrigatório'}
          {...register('name', { required: true })}
        />
        <EmailField label="Email" hint="Usado para entrar" {...register('email')} />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          aside={
            <a href="#senha" className="text-13 font-medium text-brand-text">
              Esqueci minha senha
            </a>
          }
          {...register('password')}
        />
        <NativeSelect
          label="Forma de pagamento"
          options={methods}
          placeholder="Selecione"
          error={errors.method && 'Forma de pagamento é obrigatória para agendamentos finalizados'}
          {...register('method', { required: true })}
        />
        <TextArea label="Observação" optional {...register('note')} />
        <Checkbox
          label="Aceito os termos de uso"
          error={errors.terms && 'Você deve aceitar os termos de uso'}
          {...register('terms', { required: true })}
        />
        <Button type="submit" variant="primary" className="justify-self-start">
          Salvar
        </Button>
        <output aria-label="Salvo">{saved}</output>
      </form>
    </Example>
  );
}

function ValueFields() {
  const place = usePlace();
  const [minutes, setMinutes] = useState<number | null>(40);
  const [percent, setPercent] = useState<number | null>(null);
  const [cents, setCents] = useState<number | null>(123450);
  const [phone, setPhone] = useState({ country: 'BR', number: '' });
  const [date, setDate] = useState('2026-11-17');
  const [time, setTime] = useState('09:00');
  const [kind, setKind] = useState<'closed' | 'special'>('closed');
  const [status, setStatus] = useState<'pending' | 'done'>('pending');
  return (
    <Example title="Valores" className="grid grid-cols-3 gap-5 max-md:grid-cols-1">
      <NumberField label="Duração (min)" value={minutes} onChange={setMinutes} min={0} max={45} step={5} />
      <NumberField label="Comissão" suffix="%" value={percent} onChange={setPercent} step={0.5} />
      <MoneyField
        label="Preço"
        symbol="R$"
        value={cents}
        onChange={setCents}
        parse={(text) => parseMoney(text, place)}
        format={(amount) => moneyParts(inCents(amount), { ...place, country: 'BR' }).amount}
      />
      <PhoneField
        label="Telefone"
        value={phone}
        onChange={setPhone}
        countries={countries}
        format={(number) => number.replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3')}
      />
      <DateField label="Data" value={date} onChange={setDate} today="2026-11-17" min="2026-11-03" />
      <TimeField label="Início" value={time} onChange={setTime} />
      <RadioGroup
        label="Tipo"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'closed', label: 'Fechado o dia todo' },
          { value: 'special', label: 'Horário especial' },
        ]}
      />
      <SegmentedChoice
        label="Status"
        value={status}
        onChange={setStatus}
        options={[
          { value: 'pending', label: 'Pendente' },
          { value: 'done', label: 'Finalizado', icon: Check },
        ]}
      />
      <output aria-label="Valores" className="col-span-full text-13 break-all text-muted">
        {JSON.stringify({ minutes, percent, cents, phone, date, time, kind, status })}
      </output>
    </Example>
  );
}

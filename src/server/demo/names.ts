import { titleCase } from '#domain/shared/names.ts';
import type { Chance } from './chance.ts';

const WOMEN = listed(`
  Adriana, Alessandra, Alice, Aline, Amanda, Ana Beatriz, Ana Carolina, Ana Clara, Ana Laura, Ana Luísa,
  Ana Paula, Andréa, Andressa, Ângela, Antônia, Aparecida, Bárbara, Beatriz, Bianca, Bruna, Camila, Carla,
  Carolina, Cecília, Célia, Cíntia, Clarice, Cláudia, Cristiane, Daniela, Débora, Denise, Diana, Eduarda,
  Elaine, Eliane, Elisa, Eloísa, Érica, Estela, Fabiana, Fátima, Fernanda, Flávia, Francisca, Gabriela,
  Giovana, Glória, Heloísa, Ingrid, Iracema, Isabela, Ivone, Jaqueline, Jéssica, Joana, Josiane, Juliana,
  Karina, Larissa, Laura, Letícia, Lígia, Lívia, Lorena, Lúcia, Luciana, Luísa, Luzia, Madalena, Manuela,
  Márcia, Maria Clara, Maria Eduarda, Maria Fernanda, Maria Helena, Maria José, Maria Luíza, Mariana, Marina,
  Marlene, Marta, Michele, Miriam, Mirela, Mônica, Natália, Neusa, Olívia, Patrícia, Paula, Priscila, Rafaela,
  Raquel, Rebeca, Regina, Renata, Rita de Cássia, Roberta, Rosa, Rosana, Sandra, Sabrina, Silvana, Silvia,
  Simone, Sofia, Solange, Sônia, Sueli, Tânia, Tatiana, Teresa, Thaís, Valéria, Vanessa, Vera Lúcia, Verônica,
  Vitória, Viviane, Yasmin, Zélia
`);

const MEN = listed(`
  Alexandre, André, Antônio, Arthur, Bernardo, Bruno, Caio, Carlos Eduardo, César, Cláudio, Daniel, Davi,
  Diego, Eduardo, Emerson, Fábio, Felipe, Fernando, Francisco, Gabriel, Guilherme, Gustavo, Henrique, Igor,
  João Pedro, João Vitor, Jorge, José Carlos, Leandro, Leonardo, Lucas, Luiz Fernando, Marcelo, Márcio, Marcos,
  Mateus, Maurício, Murilo, Nelson, Otávio, Paulo, Pedro Henrique, Rafael, Renato, Ricardo, Roberto, Rodrigo,
  Samuel, Sérgio, Thiago, Vinícius, Wagner
`);

const SURNAMES = listed(`
  Abreu, de Aguiar, Albuquerque, Almeida, de Almeida, Alves, Amaral, do Amaral, Andrade, de Andrade, Antunes,
  Aragão, de Araújo, Assis, Azevedo, Barbosa, Barreto, de Barros, Bastos, Batista, Bezerra, Bittencourt,
  Borges, Braga, Brandão, Brito, Caldeira, Camargo, Campos, Cardoso, Carneiro, Carvalho, de Carvalho,
  de Castro, Cavalcante, Chaves, Coelho, Cordeiro, Corrêa, da Costa, Coutinho, da Cruz, da Cunha, Dantas, Dias,
  Diniz, Domingues, Duarte, Esteves, Evangelista, de Faria, Farias, Fernandes, Ferraz, Ferreira, Figueiredo,
  Fonseca, da Fonseca, Fontes, de França, Freitas, Furtado, Galvão, Garcia, Gomes, Gonçalves, Guerra,
  Guimarães, Jardim, de Jesus, Junqueira, Kato, Lacerda, Leal, Leite, de Lima, Lopes, Lourenço, da Luz, Macedo,
  Machado, Maciel, Magalhães, Maia, Marques, Martins, da Mata, Matos, Medeiros, Meireles, de Mello, Mendes,
  Menezes, Miranda, Monteiro, de Moraes, Moreira, Moura, Nakamura, do Nascimento, das Neves, Nogueira, Novaes,
  Nunes, Oliveira, de Oliveira, Pacheco, de Paiva, Peixoto, Pereira, Pessoa, Pimentel, Pinheiro, Pinto, Pires,
  Porto, Queiroz, Ramos, do Rego, dos Reis, Rezende, Ribeiro, Rios, da Rocha, Rodrigues, Rosa, Sales, Sampaio,
  dos Santos, Santana, Saraiva, Seixas, Serra, da Silva, Silveira, Simões, Siqueira, Soares, Souto, de Souza,
  Tanaka, Tavares, Teixeira, Teles, Toledo, Torres, do Vale, Valente, Vargas, Vasconcelos, Vaz, Viana, Vieira,
  Vilela, Xavier, Yamamoto
`);

/** Names as people in São Paulo have them: mostly women, mostly two surnames, none of anybody. */
export function personName(chance: Chance): string {
  const given = chance.pick(chance.happens(0.8) ? WOMEN : MEN);
  const last = chance.pick(SURNAMES);
  const first = chance.pick(SURNAMES);
  const hasTwo = chance.happens(0.55) && withoutParticle(first) !== withoutParticle(last);
  return titleCase(hasTwo ? `${given} ${first} ${last}` : `${given} ${last}`);
}

/** By the given name, as a receptionist would guess. */
export function isManName(name: string): boolean {
  return MEN.some((given) => name.startsWith(`${given} `)) && !WOMEN.some((given) => name.startsWith(`${given} `));
}

/** "Almeida de Almeida" would be nobody's name. */
function withoutParticle(surname: string): string {
  return surname.replace(/^d\S+ /, '');
}

function listed(names: string): readonly [string, ...string[]] {
  const [first = '', ...others] = names.trim().split(/,\s+/);
  return [first, ...others];
}

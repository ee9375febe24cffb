/** How Spanish speaks of time. */
import type { TimeTable } from '../translate.ts'

export const SPANISH: TimeTable = {
  code: 'es',
  signs: `yo nos a la de en que lo le se más tú él nosotros mi mis tu tus nuestra nuestro nuestras he has ha hemos han estaba estuvo fue era soy son el los
    las del un una unos y o con para por qué que quién cuál cuáles cuándo cuando dónde cómo hice hizo hicimos dije dijo pasó pasada
    pasado próxima próximo este esta estos estas ayer hoy antes después desde entre hasta hace al`,
  classes: {
    month: `enero=january febrero=february marzo=march abril=april mayo=May junio=june julio=july agosto=august
      septiembre,setiembre=september octubre=october noviembre=november diciembre=december`,
    weekday:
      'lunes=monday martes=tuesday miércoles=wednesday jueves=thursday viernes=friday sábado=saturday domingo=sunday',
    season: 'primavera=spring verano=summer otoño=autumn invierno=winter',
    unit: `minuto,minutos=minute hora,horas=hour día,días=day semana,semanas=week quincena=fortnight mes,meses=month
      trimestre,trimestres=quarter año,años=year década,décadas=decade finde=weekend`,
    day: 'ayer=yesterday anteayer,antier=the_day_before_yesterday hoy=today',
    amount: `un,una=a dos=two tres=three cuatro=four cinco=five seis=six siete=seven ocho=eight nueve=nine diez=ten once=eleven
      doce=twelve quince=fifteen veinte=twenty treinta=thirty unos,unas,algunos,algunas=few varios,varias=several`,
    order: `primer,primero,primera=first segundo,segunda=second tercer,tercero,tercera=third cuarto,cuarta=fourth
      quinto,quinta=fifth último,última=last`,
    part: 'mañana=morning tarde=afternoon noche=evening mediodía=lunchtime',
    talk: 'conversación,conversaciones=conversation sesión,sesiones=session charla,charlas=chat',
  },
  phrases: `
    {day} > {day}
    {day} por la {part} > {day} {part}
    mañana > tomorrow
    pasado mañana > the day after tomorrow
    esta mañana > this morning
    esta tarde > this afternoon
    esta noche > tonight
    anoche > last night
    hace {amount} {unit} > {amount} {unit} ago
    hace unos|unas {amount} {unit} > about {amount} {unit} ago
    hace más de {amount} {unit} > more than {amount} {unit} ago
    hace menos de {amount} {unit} > less than {amount} {unit} ago
    dentro de {amount} {unit} > {amount} {unit} from now
    en {amount} {unit} > in {amount} {unit}
    el|la? {unit} pasado|pasada|anterior > last {unit}
    la|el? último|última {unit} > last {unit}
    el? fin de semana pasado > last weekend
    este fin de semana > this weekend
    el? próximo fin de semana > next weekend
    fin de semana > weekend
    el? {weekday} pasado > last {weekday}
    {month} pasado > last {month}
    pasado {month} > last {month}
    el|la? {season} pasado|pasada > last {season}
    el|la? {unit} próximo|próxima > next {unit}
    el|la? {unit} que viene > next {unit}
    el|la? próximo|próxima {unit} > next {unit}
    el? próximo {weekday} > next {weekday}
    el {weekday} que viene > next {weekday}
    el|la? próximo|próxima {season} > next {season}
    próximo {month} > next {month}
    este|esta {unit} > this {unit}
    este|esta {season} > this {season}
    este {weekday} > this {weekday}
    los|las últimos|últimas {amount} {unit} > the last {amount} {unit}
    los|las {amount} últimos|últimas {unit} > the last {amount} {unit}
    los|las próximos|próximas {amount} {unit} > the next {amount} {unit}
    el|la? penúltimo|penúltima {unit} > the {unit} before last
    el {weekday} > on {weekday}
    {weekday} por la {part} > {weekday} {part}
    {month} > {month}
    {weekday} > {weekday}
    {season} > {season}
    {month} de|del? {num} > {month} {num}
    {season} de|del {num} > {season} {num}
    en {month} de|del? {num}? > in {month} {num}
    en el mes de {month} > in {month}
    en el|la? {season} de|del? {num}? > in {season} {num}
    en {num} > in {num}
    en el año {num} > in {num}
    el {num} de {month} > on {num} {month}
    {num} de {month} > {num} {month}
    el {num} de {month} de|del {num} > on {num} {month}
    a? principios|comienzos de {month} > early {month}
    a? mediados de {month} > mid {month}
    a? finales|fines de {month} > late {month}
    a? principios|comienzos de|del > the beginning of
    a? mediados de|del > the middle of
    a? finales|fines de|del > the end of
    la|el? {order} {unit} de > the {order} {unit} of
    {order} {weekday} de > {order} {weekday} of
    por la {part} > in the {part}
    a las {num} > at {num}:00
    del|de > from
    desde el? > since
    a partir del|de > since
    antes del|de > before
    después del|de > after
    hasta el? > until
    entre el? > between
    y el? > and
    al > to
    o > or
    a > to
    en > in
    voy|vas|va|vamos|van|será > will
    cuándo > when
    qué día|semana|mes|año|fecha > what day
    {order} {talk} > {order} {talk}
    último|última {talk} > last {talk}
    últimas|últimos {amount} {talk} > last {amount} {talk}
    penúltima {talk} > the {talk} before last
    esta|este {talk} > this {talk}
    nuestra|nuestro|nuestras > our
    {talk} > {talk}
    qué|que > what
    hemos|he|ha|han > have
    pasó|ocurrió|sucedió > happened
    hablamos|hablado|dijimos|dicho|discutimos > discussed
    hicimos|hecho > done
    sobre > about
    el|la|los|las|lo > the
    todo > everything
    fue|era|estaba > was`,
}

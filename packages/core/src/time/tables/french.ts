/** How French speaks of time. */
import type { TimeTable } from '../translate.ts'

export const FRENCH: TimeTable = {
  code: 'fr',
  signs: `je j tu nous vous ils elles mon ma mes ton ta tes notre nos votre ai as avons avez ont étais était étaient suis
    sommes sont le la les l du des un une et ou ne pas avec pour par dans sur qui que quoi quel quelle quels quelles quand où
    pourquoi comment fait dit passé dernière dernier prochaine prochain cette ces cet hier aujourd avant après depuis entre
    jusqu il y a au aux est ce qu`,
  classes: {
    month: `janvier=january février=february mars=march avril=april mai=May juin=june juillet=july août=august
      septembre=september octobre=october novembre=november décembre=december`,
    weekday: `lundi,lundis=monday mardi=tuesday mercredi=wednesday jeudi=thursday vendredi=friday samedi=saturday dimanche=sunday`,
    season: 'printemps=spring été=summer automne=autumn hiver=winter',
    unit: `minute,minutes=minute heure,heures=hour jour,jours,journée=day weekend,weekends,week-end=weekend semaine,semaines=week
      quinzaine=fortnight mois=month trimestre,trimestres=quarter an,ans,année,années=year décennie,décennies=decade`,
    day: 'hier=yesterday avanthier=the_day_before_yesterday demain=tomorrow',
    amount: `un,une=a deux=two trois=three quatre=four cinq=five six=six sept=seven huit=eight neuf=nine dix=ten onze=eleven
      douze=twelve quinze=fifteen vingt=twenty trente=thirty quelques=few plusieurs=several`,
    order: `premier,première,1er=first deuxième,second,seconde=second troisième=third quatrième=fourth cinquième=fifth
      dernier,dernière=last`,
    part: 'matin,matinée=morning après-midi,aprem=afternoon soir,soirée=evening nuit=night midi=lunchtime',
    talk: 'conversation,conversations=conversation séance,séances,session,sessions=session discussion,discussions=discussion échange=conversation',
  },
  phrases: `
    {day} > {day}
    {day} {part} > {day} {part}
    avant - hier > the day before yesterday
    après - demain > the day after tomorrow
    aujourd hui > today
    ce|cet|cette {part} > this {part}
    cet après - midi > this afternoon
    cette nuit > tonight
    la nuit dernière > last night
    il y a {amount} {unit} > {amount} {unit} ago
    il y a environ {amount} {unit} > about {amount} {unit} ago
    il y a plus d|de {amount} {unit} > more than {amount} {unit} ago
    il y a moins d|de {amount} {unit} > less than {amount} {unit} ago
    voici|voilà {amount} {unit} > {amount} {unit} ago
    dans {amount} {unit} > in {amount} {unit}
    la|le|l? {unit} dernier|dernière|passé|passée|précédent|précédente > last {unit}
    {weekday} dernier|passé > last {weekday}
    {month} dernier|passé > last {month}
    le|l? {season} dernier|passé > last {season}
    la|le|l? {unit} prochain|prochaine > next {unit}
    {weekday} prochain > next {weekday}
    {month} prochain > next {month}
    le|l? {season} prochain > next {season}
    ce|cet|cette {unit} - ci > this {unit}
    ce|cet|cette {unit} > this {unit}
    ce|cet {season} > this {season}
    ce {weekday} > this {weekday}
    week - end > weekend
    le? week - end dernier|passé > last weekend
    le? week - end prochain > next weekend
    ce week - end > this weekend
    les|ces {amount} derniers|dernières {unit} > the last {amount} {unit}
    les|ces derniers|dernières {amount} {unit} > the last {amount} {unit}
    les|ces {amount} prochains|prochaines {unit} > the next {amount} {unit}
    l|la|le? avant - dernière|dernier {unit} > the {unit} before last
    le {weekday} > on {weekday}
    {weekday} {part} > {weekday} {part}
    {month} > {month}
    {weekday} > {weekday}
    {season} > {season}
    {month} {num} > {month} {num}
    {season} {num} > {season} {num}
    en {month} > in {month}
    au mois de|d {month} > in {month}
    en {season} > in {season}
    au printemps > in spring
    l été > in summer
    cet été > this summer
    en {num} > in {num}
    en l an {num} > in {num}
    le {num} {month} {num}? > on {num} {month} {num}
    le? 1 er {month} {num}? > 1 {month} {num}
    {num} {month} {num}? > {num} {month} {num}
    {num} au > {num} to
    début {month} > early {month}
    mi - {month} > mid {month}
    fin {month} > late {month}
    début {num} > early {num}
    fin {num} > late {num}
    au? début de|d|du l? > the beginning of
    au? milieu de|d|du l? > the middle of
    à? la? fin de|d|du l? > the end of
    la? {order} {unit} de|d|du > the {order} {unit} of
    {order} {weekday} de|d|du > {order} {weekday} of
    le matin > in the morning
    le soir > in the evening
    la nuit > at night
    à {num} h > at {num}:00
    à {num} heures > at {num}:00
    au|aux > to the
    du|de|d > from
    dès|depuis le|l? > since
    à partir du|de > since
    avant le|l|la? > before
    après le|l|la? > after
    avant que > before
    jusqu à|au|en > until
    entre le|l? > between
    et le|l? > and
    ou > or
    à > to
    en > in
    vais|vas|va|allons|allez|vont|sera|serai|seront > will
    quand > when
    quel|quelle jour|semaine|mois|année|date > what day
    {order} {talk} > {order} {talk}
    dernier|dernière {talk} > last {talk}
    {amount} derniers|dernières {talk} > last {amount} {talk}
    avant - dernier|dernière {talk} > the {talk} before last
    cette|cet|ce {talk} > this {talk}
    notre|nos > our
    {talk} > {talk}
    qu|que|quoi|qui > what
    est ce > was
    ce > it
    s > it
    est|était|étaient > was
    avons|ai|a|as > have
    nous|on > we
    je|j > I
    passé|arrivé > happened
    parlé|discuté|dit|évoqué > discussed
    fait > done
    sur > about
    le|la|les|l > the
    tout > everything
    il > it`,
}

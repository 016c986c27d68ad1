// The names that the real libraries have: what is none of them is a slip. Members are those of Scala 2.11, with what later
// versions added; packages are those of which our library has a part.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** By kinds of values: those of `Any` belong to everything, those of `Iterable` to all collections. */
const MEMBERS = {
  Any: `
  != ## -> == asInstanceOf clone eq equals finalize formatted getClass hashCode isInstanceOf ne notify notifyAll
  pipe synchronized tap toString wait`,
  Iterable: `
  ++ ++: /: :\\ addAll addOne addString aggregate andThen appended appendedAll apply canEqual collect collectFirst
  compose concat contains copyToArray copyToBuffer count distinctBy drop dropRight dropWhile empty exists filter
  filterInPlace filterNot find flatMap flatMapInPlace flatten fold foldLeft foldRight forall foreach
  genericBuilder groupBy groupMap groupMapReduce grouped hasDefiniteSize head headOption init inits isEmpty
  isTraversableAgain iterableFactory iterator knownSize last lastOption lazyZip lengthIs linesIterator map
  mapInPlace max maxBy maxByOption maxOption min minBy minByOption minOption mkString nonEmpty orNull par
  partition partitionMap pipe prepended prependedAll product reduce reduceLeft reduceLeftOption reduceOption
  reduceRight reduceRightOption removedAll repr sameElements scan scanLeft scanRight search seq size sizeCompare
  sizeIs slice sliding sortInPlace span splitAt stepper stringPrefix subtractAll subtractOne sum tail tails take
  takeRight takeWhile tap tapEach to toArray toBuffer toIndexedSeq toIterable toIterator toLazyList toList toMap
  toSeq toSet toStream toTraversable toVector transpose unfold unzip unzip3 updatedWith view withDefault
  withDefaultValue withFilter zip zipAll zipWithIndex zipped`,
  Sequence: `
  +: :+ :: ::: applyOrElse by combinations containsSlice containsTyped copy corresponds diff distinct end endsWith
  inclusive indexOf indexOfSlice indexWhere indices intersect isDefinedAt isInclusive lastElement lastIndexOf
  lastIndexOfSlice lastIndexWhere length lengthCompare lift mapConserve numRangeElements orElse padTo patch
  permutations prefixLength productArity productElement productIterator productPrefix reverse reverseIterator
  reverseMap reverse_::: runWith segmentLength sortBy sortWith sorted start startsWith step terminalElement union
  updated`,
  Buffer: `
  ++= ++=: += +=: - -- --= -= << append appendAll clear dropInPlace insert insertAll mapResult patchInPlace
  prepend prependAll prependToList readOnly reduceToSize remove removeHeadOption result sizeHint sizeHintBounded
  takeInPlace transform trimEnd trimStart update`,
  Queue: `
  dequeue dequeueAll dequeueFirst enqueue enqueueAll front removeAll removeFirst`,
  Stack: `
  ++= += clear elems pop popAll popWhile push pushAll result top update`,
  Set: `
  & &~ + ++= += - -- --= -= << add clear compare diff firstKey from intersect iteratorFrom keySet keysIteratorFrom
  lastKey mapResult ordering range rangeImpl remove result retain sizeHint sizeHintBounded subsetOf subsets union
  until update |`,
  Map: `
  + ++= += - -- --= -= applyOrElse clear compare default filterKeys firstKey from get getOrElse getOrElseUpdate
  isDefinedAt iteratorFrom keySet keys keysIterator keysIteratorFrom lastKey lift mapResult mapValues orElse
  ordering put range rangeImpl remove result retain runWith sizeHint sizeHintBounded transform until update
  updateWith updated values valuesIterator valuesIteratorFrom`,
  Option: `
  copy get getOrElse isDefined orElse productArity productElement productIterator productPrefix toLeft toRight
  unless when x`,
  Iterator: `
  buffered corresponds distinct duplicate hasNext indexOf indexWhere length next nextOption padTo patch`,
  Array: `
  array deep elemManifest elemTag transform update`,
  String: `
  * + < <= > >= capitalize charAt chars codePointAt codePointBefore codePointCount codePoints compare compareTo
  compareToIgnoreCase contentEquals describeConstable equalsIgnoreCase format formatLocal getBytes getChars indent
  intern isBlank lines linesWithSeparators matches offsetByCodePoints r regionMatches repeat replace replaceAll
  replaceAllLiterally replaceFirst resolveConstantDesc self split strip stripIndent stripLeading stripLineEnd
  stripMargin stripPrefix stripSuffix stripTrailing subSequence substring toBoolean toBooleanOption toByte
  toByteOption toCharArray toDouble toDoubleOption toFloat toFloatOption toInt toIntOption toLong toLongOption
  toLowerCase toShort toShortOption toUpperCase transform translateEscapes trim`,
  Number: `
  equiv isFinite   % & &~ * + - / /% < << <= > >= >> >>> ^ abs asDigit bigInteger bitCount bitLength byteValue ceil charValue
  clearBit compare compareTo describeConstable doubleValue flipBit floatValue floor gcd getDirectionality
  getNumericValue getType intValue isControl isDigit isHighSurrogate isIdentifierIgnorable isInfinite isInfinity
  isLetter isLetterOrDigit isLowSurrogate isLower isMirrored isNaN isNegInfinity isPosInfinity isProbablePrime
  isSpaceChar isSurrogate isTitleCase isUnicodeIdentifierPart isUnicodeIdentifierStart isUpper isValidByte
  isValidChar isValidDouble isValidFloat isValidInt isValidLong isValidShort isWhitespace isWhole longValue
  lowestSetBit max min mod modInverse modPow pow resolveConstantDesc reverseBytes round self setBit shortValue
  sign signum testBit to toBinaryString toByte toByteArray toChar toDegrees toDouble toFloat toHexString toInt
  toLong toLower toOctalString toRadians toShort toTitleCase toUpper unary_+ unary_- unary_~ underlying until |`,
  Boolean: `
  & && < <= > >= ^ booleanValue compare compareTo describeConstable self unary_! | ||`,
  Either: `
  canEqual cond contains copy exists filterOrElse filterToOption flatMap flatten fold forall foreach getOrElse
  isLeft isRight joinLeft joinRight left map merge orElse productArity productElement productIterator
  productPrefix right swap toOption toSeq toTry withLeft withRight`,
  Try: `
  failed filter flatMap flatten fold foreach get getOrElse isFailure isSuccess map orElse recover recoverWith
  toEither toOption transform withFilter`,
  Throwable: `
  addSuppressed fillInStackTrace getCause getLocalizedMessage getMessage getStackTrace getSuppressed initCause
  printStackTrace setStackTrace`,
  Function: `
  andThen apply applyOrElse compose curried isDefinedAt lift orElse runWith tupled unlift`,
  Tuple: `
  copy lazyZip productArity productElement productIterator productPrefix swap toList zipped`,
  Ordering: `
  abs compare div equiv fromInt gt gteq isReverseOf lt lteq max min minus mkNumericOps mkOrderingOps negate on one
  orElse orElseBy parseString plus quot rem reverse reversed signum thenComparing thenComparingDouble
  thenComparingInt thenComparingLong times toDouble toFloat toInt toLong tryCompare zero`,
  StringBuilder: `
  * + ++ ++: ++= += /: :\\ < <= > >= addAll addOne addString aggregate andThen append appendAll appended
  appendedAll apply canEqual capacity capitalize charAt chars clear clone codePoints collect collectFirst compare
  compareTo compose concat contains copyToArray copyToBuffer count delete deleteCharAt distinctBy drop dropRight
  dropWhile empty ensureCapacity exists filter filterInPlace filterNot find flatMap flatMapInPlace flatten fold
  foldLeft foldRight forall foreach format formatLocal genericBuilder groupBy groupMap groupMapReduce grouped
  hasDefiniteSize head headOption init inits insert insertAll isEmpty isTraversableAgain iterableFactory iterator
  knownSize last lastOption lazyZip lengthIs length_= lines linesIterator linesWithSeparators map mapInPlace
  mapResult max maxBy maxByOption maxOption min minBy minByOption minOption mkString nonEmpty par partition
  partitionMap pipe prepended prependedAll product r reduce reduceLeft reduceLeftOption reduceOption reduceRight
  reduceRightOption removedAll replace replaceAllLiterally repr result reverseContents sameElements scan scanLeft
  scanRight search seq setCharAt setLength size sizeCompare sizeHint sizeHintBounded sizeIs slice sliding
  sortInPlace span split splitAt stepper stringPrefix stripLineEnd stripMargin stripPrefix stripSuffix subSequence
  substring subtractAll subtractOne sum tail tails take takeRight takeWhile tap tapEach to toArray toBoolean
  toBuffer toByte toDouble toFloat toIndexedSeq toInt toIterable toIterator toLazyList toList toLong toMap toSeq
  toSet toShort toStream toTraversable toVector transform transpose unfold unzip unzip3 update updatedWith view
  withDefault withDefaultValue withFilter zip zipAll zipWithIndex`,
  Companion: `
  BigDecimal BigDecimalAsIfIntegral BigDecimalIsFractional BigInt BigIntIsIntegral Boolean Byte ByteIsIntegral
  Char CharIsIntegral Double DoubleAsIfIntegral DoubleIsFractional E EmptyMap EmptySet Float FloatAsIfIntegral
  FloatIsFractional IEEEremainder Implicits Int IntIsIntegral Iterable LeftProjection Long LongIsIntegral MaxValue
  MergeableEither MinPositiveValue MinValue NaN NegativeInfinity Option Pi PositiveInfinity RightProjection Short
  ShortIsIntegral String Tuple2 Tuple3 Tuple4 Tuple5 Tuple6 Tuple7 Tuple8 Tuple9 Unit abs acos addExact
  addShutdownHook allCatch allThreads apply asin atan atan2 box by canBuildFrom cbrt ceil char2double char2float
  char2int char2long comparatorToOrdering concat cond continually copy cos cosh count empty emptyBooleanArray
  emptyByteArray emptyCharArray emptyDoubleArray emptyFloatArray emptyIntArray emptyLongArray emptyObjectArray
  emptyShortArray env exit exp expm1 fill floor floorDiv floorMod from fromLessThan fromSpecific hypot inclusive
  int2bigInt int2double int2float int2long iterate javaBigInteger2bigInt log log10 log1p long2bigInt long2double
  long2float max min newBuilder ofDim option2Iterable ordered parseInt pow probablePrime process props random
  range rint round runtime signum sin single sinh sqrt tabulate tan tanh toBinaryString toDegrees toRadians ulp
  unapplySeq unbox unfold unless valueOf when`,
} as const;
export type Kind = keyof typeof MEMBERS;

const PACKAGES: Readonly<Record<string, string>> = {
  scala: `
  AbstractMethodError Any AnyRef AnyVal AnyValCompanion App Array ArrayIndexOutOfBoundsException BigDecimal BigInt
  Boolean BufferedIterator Byte CanEqual Char ClassCastException Cloneable Console DelayedInit DeprecatedConsole
  DeprecatedPredef Double Dynamic Either Enumeration Equals Equiv Error Exception FallbackArrayBuilding Float
  Fractional Function Function0 Function1 Function10 Function11 Function12 Function13 Function14 Function15
  Function16 Function17 Function18 Function19 Function2 Function20 Function21 Function22 Function3 Function4
  Function5 Function6 Function7 Function8 Function9 IArray IllegalArgumentException Immutable
  IndexOutOfBoundsException IndexedSeq Int Integral InterruptedException Iterable Iterator LazyList Left List Long
  LowPriorityImplicits MatchError Matchable Mutable NamedTuple Nil NoSuchElementException None NotImplementedError
  NotNull Nothing Null NullPointerException NumberFormatException Numeric Option Ordered Ordering PartialFunction
  PartialOrdering PartiallyOrdered Predef Product Product1 Product10 Product11 Product12 Product13 Product14
  Product15 Product16 Product17 Product18 Product19 Product2 Product20 Product21 Product22 Product3 Product4
  Product5 Product6 Product7 Product8 Product9 Proxy Range Responder Right RuntimeException
  ScalaReflectionException Seq SerialVersionUID Serializable Short Singleton Some Specializable Stream
  StringBuilder StringContext StringIndexOutOfBoundsException Symbol Throwable Traversable TraversableOnce Tuple
  Tuple1 Tuple10 Tuple11 Tuple12 Tuple13 Tuple14 Tuple15 Tuple16 Tuple17 Tuple18 Tuple19 Tuple2 Tuple20 Tuple21
  Tuple22 Tuple3 Tuple4 Tuple5 Tuple6 Tuple7 Tuple8 Tuple9 UninitializedError UninitializedFieldError
  UniquenessCache Unit UnsupportedOperationException Vector annotation beans collection compiletime concurrent
  deprecated deprecatedInheritance deprecatedName deprecatedOverriding deriving inline io jdk languageFeature main
  math native noinline package quoted ref reflect remote runtime specialized swing sys throws transient unchecked
  util valueOf volatile xml`,
  "scala.collection": `
  AbstractIterable AbstractIterator AbstractMap AbstractSeq AbstractSet AbstractTraversable BitSet BitSetLike
  BufferedIterator BuildFrom CustomParallelizable DebugUtils DefaultMap Factory GenIterable GenIterableLike GenMap
  GenMapLike GenSeq GenSeqLike GenSet GenSetLike GenTraversable GenTraversableLike GenTraversableOnce IndexedSeq
  IndexedSeqLike IndexedSeqOptimized IndexedSeqView Iterable IterableLike IterableOnce IterableProxy
  IterableProxyLike IterableView IterableViewLike Iterator JavaConversions JavaConverters LinearSeq LinearSeqLike
  LinearSeqOptimized Map MapLike MapProxy MapProxyLike Parallel Parallelizable Searching Seq SeqExtractors SeqLike
  SeqProxy SeqProxyLike SeqView SeqViewLike Set SetLike SetProxy SetProxyLike SortedMap SortedMapLike SortedSet
  SortedSetLike Traversable TraversableLike TraversableOnce TraversableProxy TraversableProxyLike TraversableView
  TraversableViewLike View ViewMkString breakOut concurrent convert generic immutable mutable parallel`,
  "scala.collection.mutable": `
  AVLIterator AVLTree AbstractBuffer AbstractIterable AbstractMap AbstractSeq AbstractSet AnyRefMap ArrayBuffer
  ArrayBuilder ArrayDeque ArrayLike ArrayOps ArraySeq ArrayStack BitSet Buffer BufferLike BufferProxy Builder
  Cloneable CollisionProofHashMap DefaultEntry DefaultMapModel DoubleLinkedList DoubleLinkedListLike FlatHashTable
  GrowingBuilder HashEntry HashMap HashSet HashTable History ImmutableMapAdaptor ImmutableSetAdaptor IndexedSeq
  IndexedSeqLike IndexedSeqOptimized IndexedSeqView Iterable LazyBuilder Leaf LinearSeq LinkedEntry LinkedHashMap
  LinkedHashSet LinkedList LinkedListLike ListBuffer ListMap LongMap Map MapBuilder MapLike MapProxy MultiMap
  MutableList Node ObservableBuffer ObservableMap ObservableSet OpenHashMap PriorityQueue PriorityQueueProxy
  Publisher Queue QueueProxy ResizableArray RevertibleHistory Seq SeqLike Set SetBuilder SetLike SetProxy
  SortedSet Stack StackProxy StringBuilder Subscriber SynchronizedBuffer SynchronizedMap SynchronizedPriorityQueue
  SynchronizedQueue SynchronizedSet SynchronizedStack Traversable TreeSet Undoable UnrolledBuffer WeakHashMap
  WrappedArray WrappedArrayBuilder`,
  "scala.collection.immutable": `
  AbstractMap ArraySeq BitSet DefaultMap HashMap HashSet IndexedSeq IntMap IntMapEntryIterator IntMapIterator
  IntMapKeyIterator IntMapUtils IntMapValueIterator Iterable LazyList LinearSeq List ListMap ListSerializeEnd
  ListSet LongMap LongMapEntryIterator LongMapIterator LongMapKeyIterator LongMapUtils LongMapValueIterator Map
  MapLike MapProxy Nil NumericRange Page PagedSeq Queue Range RedBlackTree Seq SeqMap Set SetProxy SortedMap
  SortedSet Stack Stream StreamIterator StreamView StreamViewLike StrictOptimizedSeqOps StringLike StringOps
  Traversable TreeMap TreeSeqMap TreeSet TrieIterator Vector VectorBuilder VectorIterator VectorMap VectorPointer
  WrappedString`,
  "scala.util": `
  ChainingOps DynamicVariable Either Failure Left MurmurHash NotGiven Properties PropertiesTrait Random Right
  Sorting Success Try Using boundary chaining control hashing matching`,
  "scala.math": `
  E IEEEremainder Pi abs acos asin atan atan2 cbrt ceil cos cosh exp expm1 floor floorDiv floorMod hypot log log10 log1p
  max min pow random rint round signum sin sinh sqrt tan tanh toDegrees toRadians ulp
  BigDecimal BigInt Equiv Fractional Integral LowPriorityEquiv LowPriorityOrderingImplicits Numeric Ordered
  Ordering PartialOrdering PartiallyOrdered ScalaNumber ScalaNumericAnyConversions ScalaNumericConversions`,
  "java.lang": `
  AbstractMethodError Appendable ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException
  AssertionError AutoCloseable Boolean BootstrapMethodError Byte CharSequence Character Class ClassCastException
  ClassCircularityError ClassFormatError ClassLoader ClassNotFoundException ClassValue CloneNotSupportedException
  Cloneable Comparable Compiler Deprecated Double Enum EnumConstantNotPresentException Error Exception
  ExceptionInInitializerError Float FunctionalInterface IllegalAccessError IllegalAccessException
  IllegalArgumentException IllegalCallerException IllegalMonitorStateException IllegalStateException
  IllegalThreadStateException IncompatibleClassChangeError IndexOutOfBoundsException InheritableThreadLocal
  InstantiationError InstantiationException Integer InternalError InterruptedException Iterable
  LayerInstantiationException LinkageError Long Math Module ModuleLayer NegativeArraySizeException
  NoClassDefFoundError NoSuchFieldError NoSuchFieldException NoSuchMethodError NoSuchMethodException
  NullPointerException Number NumberFormatException Object OutOfMemoryError Override Package Process
  ProcessBuilder ProcessHandle Readable Record ReflectiveOperationException Runnable Runtime RuntimeException
  RuntimePermission SafeVarargs SecurityException SecurityManager Short StackOverflowError StackTraceElement
  StackWalker StrictMath String StringBuffer StringBuilder StringIndexOutOfBoundsException SuppressWarnings System
  Thread ThreadDeath ThreadGroup ThreadLocal Throwable TypeNotPresentException UnknownError UnsatisfiedLinkError
  UnsupportedClassVersionError UnsupportedOperationException VerifyError VirtualMachineError Void annotation
  invoke ref reflect`,
  "java.util": `
  AbstractCollection AbstractList AbstractMap AbstractQueue AbstractSequentialList AbstractSet ArrayDeque
  ArrayList Arrays Base64 BitSet Calendar Collection Collections Comparator ConcurrentModificationException
  Currency Date Deque Dictionary DoubleSummaryStatistics DuplicateFormatFlagsException EmptyStackException EnumMap
  EnumSet Enumeration EventListener EventListenerProxy EventObject FormatFlagsConversionMismatchException
  Formattable FormattableFlags Formatter FormatterClosedException GregorianCalendar HashMap HashSet Hashtable
  HexFormat IdentityHashMap IllegalFormatCodePointException IllegalFormatConversionException
  IllegalFormatException IllegalFormatFlagsException IllegalFormatPrecisionException IllegalFormatWidthException
  IllformedLocaleException InputMismatchException IntSummaryStatistics InvalidPropertiesFormatException Iterator
  LinkedHashMap LinkedHashSet LinkedList List ListIterator ListResourceBundle Locale LongSummaryStatistics Map
  MissingFormatArgumentException MissingFormatWidthException MissingResourceException NavigableMap NavigableSet
  NoSuchElementException Objects Observable Observer Optional OptionalDouble OptionalInt OptionalLong
  PrimitiveIterator PriorityQueue Properties PropertyPermission PropertyResourceBundle Queue Random RandomAccess
  ResourceBundle Scanner ServiceConfigurationError ServiceLoader Set SimpleTimeZone SortedMap SortedSet
  Spliterator Spliterators SplittableRandom Stack StringJoiner StringTokenizer TimeZone Timer TimerTask
  TooManyListenersException TreeMap TreeSet UUID UnknownFormatConversionException UnknownFormatFlagsException
  Vector WeakHashMap concurrent function jar logging prefs regex spi stream zip`,
  "java.io": `
  BufferedInputStream BufferedOutputStream BufferedReader BufferedWriter ByteArrayInputStream
  ByteArrayOutputStream CharArrayReader CharArrayWriter CharConversionException Closeable Console DataInput
  DataInputStream DataOutput DataOutputStream EOFException Externalizable File FileDescriptor FileFilter
  FileInputStream FileNotFoundException FileOutputStream FilePermission FileReader FileWriter FilenameFilter
  FilterInputStream FilterOutputStream FilterReader FilterWriter Flushable IOError IOException InputStream
  InputStreamReader InterruptedIOException InvalidClassException InvalidObjectException LineNumberInputStream
  LineNumberReader NotActiveException NotSerializableException ObjectInput ObjectInputFilter ObjectInputStream
  ObjectInputValidation ObjectOutput ObjectOutputStream ObjectStreamClass ObjectStreamConstants
  ObjectStreamException ObjectStreamField OptionalDataException OutputStream OutputStreamWriter PipedInputStream
  PipedOutputStream PipedReader PipedWriter PrintStream PrintWriter PushbackInputStream PushbackReader
  RandomAccessFile Reader SequenceInputStream Serial Serializable SerializablePermission StreamCorruptedException
  StreamTokenizer StringBufferInputStream StringReader StringWriter SyncFailedException UTFDataFormatException
  UncheckedIOException UnsupportedEncodingException WriteAbortedException Writer`,
};

const known = new Map<string, ReadonlySet<string>>();

function once(key: string, text: string): ReadonlySet<string> {
  const found = known.get(key) ?? words(text);
  known.set(key, found);
  return found;
}

export function isRealMember(kind: Kind, name: string): boolean {
  return once(kind, MEMBERS[kind]).has(name);
}

/** Undefined: of that package nothing is known. */
export function isInRealPackage(path: string, name: string): boolean | undefined {
  const text = PACKAGES[path];
  return text === undefined ? undefined : once(path, text).has(name);
}
